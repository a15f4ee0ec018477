'use client';
import { createContext } from 'react';
import type { Settings } from './settings';

export const SettingsContext = createContext<Settings>({});
