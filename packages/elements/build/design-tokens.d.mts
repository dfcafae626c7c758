/** A custom property of the appearance. */
export interface DesignToken {
  readonly name: `--tj-${string}`;
  /** The default value, in CSS. */
  readonly initial: string;
  readonly about: string;
}

export function designTokens(source: string): readonly DesignToken[];
export function inkTokens(inks: Readonly<Record<string, string>>): readonly DesignToken[];
