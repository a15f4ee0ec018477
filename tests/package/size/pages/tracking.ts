import { createTracker, createTracking } from 'lintel/core';

// Visible from outside, so the bundler can omit nothing of it.
Object.assign(window, { createTracker, createTracking });
