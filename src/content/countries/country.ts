/** A country, in English (specification §3). */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  /** `Germany` */
  readonly shortName: string;
  /** `Federal Republic of Germany`; the short name where there is no other. */
  readonly formalName: string;
}
