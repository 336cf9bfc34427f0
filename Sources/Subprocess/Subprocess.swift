// Subprocess
