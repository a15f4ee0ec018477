import React, { useEffect, useState } from 'react';
import { Button, Said } from './panelParts';

export interface CopyButtonProps {
  name: string;
  /** Made when it is asked for. */
  text(): string;
  disabled?: boolean;
}

/** Copies a text to the clipboard, and says for a moment whether it did. */
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
