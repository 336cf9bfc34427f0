// SDKFacts
