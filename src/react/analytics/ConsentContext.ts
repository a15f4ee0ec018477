'use client';
import { createContext } from 'react';
import type { Decision } from '../../core/analytics/consent';

/** What the headers and providers around a part decide, before the page knows; `null` outside of all. */
export const ConsentContext = createContext<Decision | null>(null);
