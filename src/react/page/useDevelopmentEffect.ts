'use client';
import { useEffect } from 'react';

/** An effect for developers alone: a production build drops it, with all that it would do. */
export const useDevelopmentEffect: typeof useEffect =
  process.env.NODE_ENV === 'production' ? () => {} : useEffect;
