var counter = 0 //= @MainActor
helper { counter += 1 } //= @MainActor
let box = Box() //= @MainActor
box.fill()
@MainActor func localHelper() { counter += 1 } //= @MainActor
