'use client';
import { useEffect } from 'react';

/** An effect for development. Production builds remove it. */
export const useDevelopmentEffect: typeof useEffect =
  process.env.NODE_ENV === 'production' ? () => {} : useEffect;
