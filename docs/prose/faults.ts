/** A wording that makes readers stumble, and what to write instead. */
export interface Fault {
  pattern: RegExp;
  instead: string;
}

/** All have the global flag, because a text may contain them twice. */
export const faults: Fault[] = [
  {
    pattern:
      /\bWhere (?!does|do|is|are|can|should|to\b|events go)[a-z]|[;:,] where (?:it|there|they|he|a|an|the|no|none|nobody|somebody|this|that|these|several)\b/g,
    instead: '“if” or “when” for a condition',
  },
  {
    pattern:
      /\b(?:is|are|was|were|be|been) told\b|\btold (?:of|once|when|by)\b/gi,
    instead:
      '“is called with” for a callback, “receives” or “reports” otherwise',
  },
  {
    pattern: /\bwho (?:looks?|is looking|one is|comes|sends)\b/gi,
    instead: '“the visitor”, “whether the visitor is logged in”',
  },
  {
    pattern:
      /\b(?:a|the|of) members?'?s?\b(?! of)|\bmembers?'s?\b|\bmembers (?:see|are|have|find)\b|\ba member\b/gi,
    instead: '“logged-in visitor”',
  },
  {
    pattern:
      /\bafter an? (?:no|yes)\b|\bhas said (?:no|yes)\b|\b(?:a|the) (?:yes|no)\b(?! longer|-)/gi,
    instead: '“if the visitor declines”, “after consent”',
  },
  {
    pattern:
      /\b(?:from|for|to|by|of) nobody\b|\bnobody(?:'s|’s)\b|\bnobody (?:else|gives|says|sees|who|reads|knows)\b|\bwhoever\b|\bsomebody\b/gi,
    instead: 'name the visitor, or write “no one” or “someone”',
  },
  {
    pattern:
      /\bstand(?:s)? in(?:to)?(?: for)? (?:its|the|their) place\b|\bstand-ins?\b|\bstands in\b/gi,
    instead: '“fallback”, “replaces”',
  },
  { pattern: /\banew\b/gi, instead: '“again”' },
  {
    pattern:
      /\b(?:space|place|room) is kept\b|\bkeeps? (?:its|the|a) (?:space|place|room)\b/gi,
    instead: '“space is reserved”, “reserves space”',
  },
  {
    pattern:
      /\bis the letter of\b|\bthe specification(?:'s|’s)?\b(?!\]\()|§ ?\d/gi,
    instead: 'the rule itself; readers have no specification',
  },
  {
    pattern:
      /(?<!\bthere )\b(?:is|are|was) no (?!longer|more|less|need|such|way|reason|limit|consent|error|room|link|DOM|server|other|one\b|id\b|address\b)[a-z]+\b/gi,
    instead: '“is not a …”',
  },
  {
    pattern: /\bwho one\b|\b(?:where|what|how) one\b|\bways on\b/gi,
    instead: 'name the person or thing',
  },
  {
    pattern: /\bholds?\b[^.]*\bagainst\b|\bwhat it holds\b/gi,
    instead:
      '“compares … with”, “tests”; as a title a noun, such as “Threat model”',
  },
  {
    pattern: /\bdocuments? without\b/gi,
    instead: '“request” or “page”',
  },
  {
    pattern: /(?:^|[.;:] )Of (?:a|an|the|each|every|all|what|two|several)\b/g,
    instead: 'the subject first: “Only one menu is open …”',
  },
  {
    pattern:
      /\band does there\b|\bgives way\b|\blet go\b|\bbegins open\b|\bto be (?:had|set|given)\b|\bas (?:softly|before)\b/gi,
    instead: 'what happens, in the words of the field',
  },
  {
    pattern: /\b(?:to |from )?log-(?:in|out)s?\b/gi,
    instead: '“log in” and “log out” as verbs, “login” and “logout” as nouns',
  },
  {
    pattern:
      /\ball the same\b|\bby the way\b|\bas may be\b|\bmay come\b|\bof its own\b.*\bof its own\b/gi,
    instead: 'a plain statement',
  },
];
