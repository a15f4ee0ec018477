'use client';
import type { ReactNode } from 'react';
import { useMotionBlock } from '../ui/useMotionBlock';
import { SettingsProvider } from './SettingsProvider';
import type { Settings } from './settings';
import { usePageTracking } from './usePageTracking';
import { useUniqueId } from './useUniqueId';

interface PartProps {
  /** The component's props, from which only the settings are read. */
  props: Settings;
  /** An id that the component renders. */
  id: string;
  children: ReactNode;
}

/** What every component of the package needs around it. */
export function Part({ props, id, children }: PartProps) {
  return (
    <SettingsProvider {...props}>
      <PageEffects id={id} />
      {children}
    </SettingsProvider>
  );
}

/** A component of its own, so that a new address does not render the part again. */
function PageEffects({ id }: { id: string }) {
  useUniqueId(id);
  useMotionBlock();
  usePageTracking();
  return null;
}
