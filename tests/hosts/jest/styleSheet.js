// What a style sheet is in tests: nothing.
