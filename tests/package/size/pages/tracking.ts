import { createTracker, createTracking } from 'lintel/core';

// Seen from outside, so nothing of it can be left out.
Object.assign(window, { createTracker, createTracking });
