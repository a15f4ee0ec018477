import React, { useEffect, useState } from 'react';
import { Button, Said } from './panelParts';

export interface CopyButtonProps {
  name: string;
  /** Creates the text when the button is pressed. */
  text(): string;
  disabled?: boolean;
}

/**
 * Copies a string to the clipboard, and shows for a moment whether that worked.
 */
export function CopyButton({ name, text, disabled }: CopyButtonProps) {
  const [answer, setAnswer] = useState('');
  useEffect(() => {
    if (!answer) return;
    const timer = setTimeout(() => setAnswer(''), 2000);
    return () => clearTimeout(timer);
  }, [answer]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setAnswer('Copied');
    } catch {
      setAnswer('The browser does not let it be copied');
    }
  };
  return (
    <>
      <Button type="button" disabled={disabled} onClick={() => void copy()}>
        {answer || name}
      </Button>
      <Said role="status">{answer}</Said>
    </>
  );
}
