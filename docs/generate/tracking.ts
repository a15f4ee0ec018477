import path from 'node:path';
import ts from 'typescript';
import { oneLine, tagOf, textOf, writtenTypeOf } from './docstrings';

/** A field of an event, or an option. */
export interface FieldReference {
  name: string;
  /** The type, as written in the source. */
  type: string;
  required: boolean;
  text: string;
  /** The default, or an empty string. */
  preset: string;
  example: string;
}

export interface EventReference {
  type: string;
  /** When it is sent, and by which part. */
  text: string;
  example: string;
  /** The fields it has besides those of every event. */
  fields: FieldReference[];
}

/** The reference of analytics, read from the types. */
export interface TrackingReference {
  events: EventReference[];
  /** The fields that every event may set. */
  eventFields: FieldReference[];
  /** The fields that Lintel adds to every event. */
  envelope: FieldReference[];
  options: FieldReference[];
  names: FieldReference[];
  paths: FieldReference[];
}

const CORE = path.resolve('src/core/analytics');

const SOURCES = {
  events: path.join(CORE, 'trackEvent.ts'),
  envelope: path.join(CORE, 'trackEvent.ts'),
  options: path.join(CORE, 'trackingOptions.ts'),
  names: path.join(CORE, 'visitor.ts'),
};

/**
 * Reads docstrings, `@default` and required fields with TypeScript's compiler.
 */
export function readTrackingReference(): TrackingReference {
  const program = ts.createProgram(Object.values(SOURCES), {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  });
  const checker = program.getTypeChecker();

  const typeOf = (source: string, name: string): ts.Type =>
    checker.getTypeAtLocation(interfaceIn(program, source, name));

  const fieldsOf = (type: ts.Type): FieldReference[] =>
    type.getProperties().map((field) => fieldOf(checker, field));

  const read = (source: string, name: string) => fieldsOf(typeOf(source, name));

  const eventFields = read(SOURCES.events, 'EventFields');
  return {
    events: typeOf(SOURCES.events, 'EventTypes')
      .getProperties()
      .map((event) => ({
        type: event.name,
        text: textOf(checker, event),
        example: oneLine(tagOf(checker, event, 'example')),
        fields: fieldsOf(checker.getTypeOfSymbol(event)).filter(
          ({ name, required }) =>
            required || eventFields.every((each) => each.name !== name),
        ),
      })),
    eventFields,
    envelope: read(SOURCES.envelope, 'Envelope'),
    options: read(SOURCES.options, 'TrackingOptions'),
    names: read(SOURCES.names, 'AnalyticsNames'),
    paths: read(SOURCES.options, 'TrackingPaths'),
  };
}

function interfaceIn(
  program: ts.Program,
  source: string,
  name: string,
): ts.InterfaceDeclaration {
  const found = program
    .getSourceFile(source)
    ?.statements.filter(ts.isInterfaceDeclaration)
    .find((each) => each.name.text === name);
  if (found) return found;
  throw new Error(
    `Lintel: ${source} has no interface ${name}, which the analytics reference is generated from. Update the name in docs/generate/tracking.ts.`,
  );
}

function fieldOf(checker: ts.TypeChecker, field: ts.Symbol): FieldReference {
  // The description comes first, then the condition under which the field is
  // required.
  const declarations = (field.declarations ?? []).filter(
    ts.isPropertySignature,
  );
  const declaration = declarations.at(-1);
  const type = declaration ? writtenTypeOf(declaration) : '';
  return {
    name: field.name,
    type: type.replace(/\(string & \{\}\)/, 'string'),
    required: !(field.flags & ts.SymbolFlags.Optional),
    text: textOf(checker, field),
    preset: oneLine(tagOf(checker, field, 'default')),
    example: oneLine(tagOf(checker, field, 'example')),
  };
}
