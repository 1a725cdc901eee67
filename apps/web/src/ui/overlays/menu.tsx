import { Ellipsis } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { type ReactNode, useRef, useState } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { useLayer } from './use-layer.ts';

export interface MenuItem {
  readonly label: string;
  readonly onSelect: () => void;
}

export interface MenuProps {
  /** The name of its button, e.g. 'More for Barista'. */
  label: string;
  items: readonly MenuItem[];
  /** Three dots unless given. */
  icon?: ReactNode;
  /** Its button was pressed before it was loaded. */
  startsOpen?: boolean;
  className?: string;
}

/**
 * What is done more rarely, behind three dots. A chosen item acts once the focus is back on the button: a dialog that
 * it opens returns the focus there.
 */
export function Menu({ label, items, icon, startsOpen = false, className }: MenuProps) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  const chosen = useRef<(() => void) | null>(null);
  useLayer(isOpen, () => {
    setIsOpen(false);
  });
  return (
    // A modal one would lock scrolling by a <style> element, which our style-src blocks.
    <DropdownMenu.Root open={isOpen} onOpenChange={setIsOpen} modal={false}>
      <DropdownMenu.Trigger asChild>
        <IconButton
          label={label}
          icon={icon ?? <Ellipsis aria-hidden="true" />}
          {...(className === undefined ? {} : { className })}
        />
      </DropdownMenu.Trigger>
      {/* Within the page's main landmark, like all of its content. */}
      <DropdownMenu.Portal container={isOpen ? document.querySelector('main') : null}>
        <DropdownMenu.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={() => {
            chosen.current?.();
            chosen.current = null;
          }}
          className="z-40 min-w-48 rounded-card border border-line bg-surface p-1.5 text-ink shadow-overlay data-[state=open]:animate-fade-in"
        >
          {items.map(({ label: itemLabel, onSelect }) => (
            <DropdownMenu.Item
              key={itemLabel}
              onSelect={() => {
                chosen.current = onSelect;
              }}
              className="flex min-h-11 cursor-pointer items-center rounded-control px-3 font-medium outline-none data-highlighted:bg-sunken forced-colors:data-highlighted:outline-2"
            >
              {itemLabel}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
