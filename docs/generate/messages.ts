import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { messageExamples } from './messageExamples';

/** Something that the package prints, throws or rejects with. */
export interface MessageReference {
  /** Values that are known only at runtime are `…`. */
  text: string;
  /** The text with real values, and with the prefix that is printed. */
  example: string;
  when: keyof typeof PRINTERS | 'Error';
  /** The module of the message: `core/auth`. */
  module: string;
}

/** The functions that print, and how the reader meets the message. */
const PRINTERS = {
  warnInDevelopment: 'a warning in development, once per text',
  'at.report': 'a warning in development, once per text',
  devError: 'an error in development',
  informInDevelopment: 'a note in development, once per page',
  warnAboutInput:
    'a warning in development, and where `window.lintelLogging` asks for it',
  warnIfLogging: 'a warning, where `window.lintelLogging` asks for it',
  warnAlways: 'a warning, once per page',
  'console.warn': 'a warning',
  'console.error': 'an error',
} as const;

/** Every message in the sources that appears in a console. */
export function readMessages(): MessageReference[] {
  return (
    readdirSync('src', { recursive: true, encoding: 'utf8' })
      .map((file) => file.split(path.sep).join('/'))
      .filter((file) => /(?<!\.css|\.d)\.tsx?$/.test(file))
      // Messages of the build and the testing kit, and the functions that print
      // for all modules.
      .filter(
        (file) => !/^(styles\/|testing\/|core\/report\/report\.)/.test(file),
      )
      .sort()
      .flatMap(messagesIn)
  );
}

function messagesIn(file: string): MessageReference[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(path.join('src', file), 'utf8'),
    ts.ScriptTarget.ES2022,
    true,
  );
  const module = file.replace(/\.tsx?$/, '');
  return nodesIn(source)
    .flatMap((node) => {
      const when = printerOf(node);
      const [first] =
        ts.isCallExpression(node) || ts.isNewExpression(node)
          ? (node.arguments ?? [])
          : [];
      const text = first && textIn(first);
      return when && text ? [{ text, when, module }] : [];
    })
    .map((message, index) => ({
      ...message,
      example: exampleFor(message, index),
    }));
}

function exampleFor(
  { text, when, module }: Omit<MessageReference, 'example'>,
  index: number,
): string {
  const example = messageExamples[module]?.[index];
  if (example === undefined || !matches(example, text)) {
    throw new Error(
      `Lintel: the message “${text}” of ${module} has no example, so the list of messages is incomplete. Add one to docs/generate/messageExamples.ts, in the order of the module.`,
    );
  }
  const isPrefixed = /InDevelopment$|^at\.report$|^devError$|Input$/.test(when);
  return isPrefixed ? `Lintel: ${example}` : example;
}

/** Whether an example is the message with values for its `…`. */
function matches(example: string, text: string): boolean {
  const literals = text.split('…').map((literal) => escape(literal));
  return new RegExp(`^${literals.join('.*')}$`).test(example);
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function printerOf(node: ts.Node): MessageReference['when'] | null {
  if (ts.isNewExpression(node)) {
    return node.expression.getText() === 'Error' ? 'Error' : null;
  }
  if (!ts.isCallExpression(node)) return null;
  const name = node.expression.getText();
  return name in PRINTERS ? (name as keyof typeof PRINTERS) : null;
}

function textIn(node: ts.Expression): string | null {
  // `…`.trimEnd()
  if (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression)
  )
    return textIn(node.expression.expression);
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.templateSpans.reduce(
    (text, { literal }) => `${text}…${literal.text}`,
    node.head.text,
  );
}

function nodesIn(node: ts.Node): ts.Node[] {
  return [node, ...node.getChildren().flatMap(nodesIn)];
}

/** When a message is printed or thrown, in words. */
export function whenOf({ when }: MessageReference): string {
  return when === 'Error' ? 'the reason, in an `Error`' : PRINTERS[when];
}
