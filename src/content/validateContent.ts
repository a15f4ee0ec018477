import { contentSchema } from './contentSchema';
import {
  checkNames,
  isKind,
  optionalChoice,
  requiredText,
} from './validation/fields';
import { error, field, warn, type Place } from './validation/place';
import { collectProblems, type ContentProblem } from './validation/problems';
import { validateNavigationAt } from './validation/validateItems';
import { validateWordsAt } from './validation/validateWords';

export type { ContentProblem } from './validation/problems';

const schema = contentSchema.properties;
const messageNames = Object.keys(schema.messages.properties);
const locale = new RegExp(schema.locale.pattern, 'u');

/** Languages that are written from right to left. */
const RIGHT_TO_LEFT = /^(?:ar|fa|he|ps|sd|ug|ur|yi)(?:-|$)/i;

/**
 * What is wrong with the `content` of a header: what it would leave out or
 * replace (errors), and what is hardly meant so (warnings). Empty for good
 * content. Never throws, and ends for content of any size or shape.
 *
 * @example
 * validateContent(JSON.parse(file)).filter(({ severity }) => severity === 'error')
 */
export function validateContent(value: unknown): ContentProblem[] {
  return validate('content', '', value, validateContentAt);
}

/** The same for `navigation`: a page team's own menus. Paths begin with `navigation`. */
export function validateNavigation(value: unknown): ContentProblem[] {
  return validate('navigation', 'navigation', value, validateNavigationAt);
}

/** The same for `messages`: a page team's own words, of which it may leave out any. Paths begin with `messages`. */
export function validateMessages(value: unknown): ContentProblem[] {
  return validate('messages', 'messages', value, (at) =>
    validateWordsAt(at, messageNames, false),
  );
}

function validate(
  name: string,
  path: string,
  value: unknown,
  validateAt: (root: Place) => void,
): ContentProblem[] {
  const problems = collectProblems(name);
  validateAt({ path, name, value, problems });
  return problems.all();
}

function validateContentAt(at: Place): void {
  const isContent = isKind(at, 'object', {
    why: 'the header shows its English content instead.',
    fix: "Write `content={await loadContent('de-DE')}`, or an object: { locale, messages, navigation }.",
  });
  if (!isContent) return;
  checkNames(at, Object.keys(schema));
  checkLanguage(at);
  validateWordsAt(field(at, 'messages'), messageNames, true);
  validateNavigationAt(field(at, 'navigation'));
}

function checkLanguage(at: Place): void {
  const place = field(at, 'locale');
  const direction = field(at, 'direction');
  const fix = 'Write a language tag, such as `de-DE`.';
  const tag = requiredText(place, {
    why: 'the header says that the content is English.',
    fix,
  });
  if (tag !== null && !locale.test(tag)) {
    error(
      place,
      `\`locale\` is no language tag: screen readers and search engines take the words for another language. ${fix}`,
    );
  }
  optionalChoice(direction, schema.direction.enum, {
    why: 'the header is laid out from left to right.',
    fix: 'Write `ltr` or `rtl`.',
  });
  if (direction.value === undefined && RIGHT_TO_LEFT.test(tag ?? '')) {
    warn(
      direction,
      `\`direction\` is missing: the language is written from right to left, and the header is laid out from left to right. Write \`direction: 'rtl'\`.`,
    );
  }
}
