import React, { useState } from 'react';

interface CopyButtonProps {
  name: string;
  value: unknown;
  disabled?: boolean;
}

/** Copies a value as JSON, and shows for a moment whether that worked. */
export function CopyButton({ name, value, disabled }: CopyButtonProps) {
  const [answer, setAnswer] = useState('');
  const copy = async () => {
    const json = JSON.stringify(value, null, 2);
    const isCopied = await navigator.clipboard.writeText(json).then(
      () => true,
      () => false,
    );
    setAnswer(isCopied ? 'Copied' : 'The browser does not let it be copied');
    setTimeout(() => setAnswer(''), 2000);
  };
  return (
    <>
      <button disabled={disabled} onClick={() => void copy()}>
        {answer || name}
      </button>
      <span role="status">{answer}</span>
    </>
  );
}
