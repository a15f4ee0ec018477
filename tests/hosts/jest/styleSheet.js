// Replaces style sheets in tests.
