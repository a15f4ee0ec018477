import type { ReactNode } from 'react';

export const Hero = ({ children }: { children: ReactNode }) => children;
