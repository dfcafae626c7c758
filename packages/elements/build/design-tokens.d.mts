/** A custom property that decides what the table looks like. */
export interface DesignToken {
  readonly name: `--tj-${string}`;
  /** Its value in CSS as long as nobody sets it. */
  readonly initial: string;
  readonly about: string;
}

export function designTokens(source: string): readonly DesignToken[];
export function inkTokens(inks: Readonly<Record<string, string>>): readonly DesignToken[];
