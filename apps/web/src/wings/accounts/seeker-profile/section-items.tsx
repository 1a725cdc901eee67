import { Chip } from '../../../ui/display/chip.tsx';

export interface SectionItemsProps {
  title: string;
  items: readonly string[];
  /** If given, items can be removed. */
  onRemove?: (item: string) => void;
}

/** The items of a list section. */
export function SectionItems({ title, items, onRemove }: SectionItemsProps) {
  if (items.length === 0) return null;
  return (
    <ul aria-label={title} className="flex flex-wrap gap-2">
      {items.map((item) => (
        <li key={item} className="max-w-full">
          <Chip
            onRemove={
              onRemove &&
              (() => {
                onRemove(item);
              })
            }
          >
            {item}
          </Chip>
        </li>
      ))}
    </ul>
  );
}
