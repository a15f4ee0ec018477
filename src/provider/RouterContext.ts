'use client';
import { createContext } from 'react';
import type { Router } from '../core/delegatedNavigation';

/** The app's router, from an adapter; without one the browser navigates. */
export const RouterContext = createContext<Router | null>(null);
