/** Selectors of elements, by pseudo-class. */
export type States = Partial<Record<PseudoClass, string>>;

type PseudoClass = 'hover' | 'active' | 'focus-visible';

/**
 * Shows elements as if they were hovered, pressed or focused, several at a time,
 * which no real input can: in every style sheet, `:hover` is also what matches
 * the selector. Returns a function that undoes it.
 */
export function forceStates(states: States): () => void {
  const selectors = selectorsOf(states);
  const changed = new Map<CSSStyleRule, string>();
  const seen = new Set<CSSStyleSheet>();
  let frame = 0;
  changeNewSheets();
  return () => {
    cancelAnimationFrame(frame);
    for (const [rule, text] of changed) rule.selectorText = text;
  };

  /** In each frame, because a part that loads on demand adds its styles. */
  function changeNewSheets() {
    frame = requestAnimationFrame(changeNewSheets);
    for (const sheet of document.styleSheets) {
      if (seen.has(sheet)) continue;
      seen.add(sheet);
      for (const rule of styleRulesOf(sheet)) change(rule);
    }
  }

  function change(rule: CSSStyleRule) {
    const text = rule.selectorText;
    // Until a script takes over, CSS opens what is hovered: several menus at once.
    if (text.includes(':not([data-lintel-scripted])')) return;
    const forced = text.replace(
      /:(hover|active|focus-visible)(?![-\w])/g,
      (pseudo, name: PseudoClass) => selectors[name] ?? pseudo,
    );
    if (forced === text) return;
    changed.set(rule, text);
    rule.selectorText = forced;
  }
}

/** What replaces each pseudo-class, with its specificity. */
function selectorsOf({ hover, active, 'focus-visible': focused }: States) {
  const all = (...elements: (string | undefined)[]) =>
    elements.filter((one) => one !== undefined).join();
  const also = (pseudo: string, elements: string) =>
    elements ? `:is(${pseudo}, :where(${elements}))` : undefined;
  const hovered = all(hover, active);
  return {
    // What contains a hovered element is hovered, too.
    hover: also(':hover', hovered && `${hovered}, :has(${hovered})`),
    active: also(':active', all(active)),
    'focus-visible': also(':focus-visible', all(focused)),
  };
}

function styleRulesOf(group: {
  readonly cssRules: CSSRuleList;
}): CSSStyleRule[] {
  return [...group.cssRules].flatMap((rule) => [
    ...(rule instanceof CSSStyleRule ? [rule] : []),
    ...('cssRules' in rule ? styleRulesOf(rule as CSSGroupingRule) : []),
  ]);
}
