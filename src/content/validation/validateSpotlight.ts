import { lengthLimits } from '../lengthLimits';
import {
  checkNames,
  filledList,
  isKind,
  optionalChoice,
  optionalText,
  requiredText,
} from './fields';
import { picture as pictureSchema, spotlight as schema } from './linkSchema';
import { field, warn, type Place } from './place';
import type { Ids } from './uniqueIds';
import { validateLinkFields } from './validateLink';

const limits = {
  label: lengthLimits.spotlightTitle,
  description: lengthLimits.spotlightDescription,
};

export function validateSpotlight(at: Place, ids: Ids): void {
  const isSpotlight = isKind(at, 'object', {
    why: 'the header leaves it out.',
    fix: 'Write a spotlight: { id, label, href, pictures }.',
  });
  if (!isSpotlight) return;
  checkNames(at, Object.keys(schema.properties));
  validateLinkFields(at, limits, ids);
  optionalText(field(at, 'subtitle'), {
    why: 'the header leaves it out.',
    fix: 'Write the line between title and description.',
    fits: lengthLimits.spotlightSubtitle,
  });
  const pictures = filledList(field(at, 'pictures'), {
    why: 'the header has nothing to show beside the words.',
    fix: 'List at least one: [{ folder, file }].',
  });
  pictures.forEach(validatePicture);
}

function validatePicture(at: Place): void {
  const isPicture = isKind(at, 'object', {
    why: 'the header leaves the picture out.',
    fix: 'Write a picture: { folder, file }.',
  });
  if (!isPicture) return;
  checkNames(at, Object.keys(pictureSchema.properties));
  const why = 'the header leaves out a picture that it cannot address.';
  requiredText(field(at, 'folder'), {
    why,
    fix: 'Write its folder on the media host, such as `spotlight`.',
  });
  const file = field(at, 'file');
  const name = requiredText(file, {
    why,
    fix: 'Write its name without width and ending, such as `studio`.',
  });
  if (name !== null) checkFile(file, name);
  optionalChoice(field(at, 'extension'), ['jpg', 'webp', 'png'], {
    why: 'the header takes `jpg` instead.',
    fix: 'Write `jpg`, `webp` or `png`, or leave it out.',
  });
  optionalText(field(at, 'alt'), {
    why: 'the header takes it for a decoration.',
    fix: 'Write what the picture shows, or leave it out.',
  });
}

function checkFile(at: Place, name: string): void {
  const bare = name.replace(/\.(?:jpe?g|webp|png)$/i, '').replace(/-\d+w$/, '');
  if (bare === name) return;
  warn(
    at,
    `\`file\` holds a width or an ending: the header adds both, and asks for a picture that is not there. Write \`${bare.slice(0, 60)}\`.`,
  );
}
