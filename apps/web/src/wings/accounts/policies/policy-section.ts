export interface PolicySection {
  readonly title: string;
  readonly paragraphs: readonly string[];
}
