import { clsx } from 'clsx';
import { cloneElement, isValidElement, type HTMLAttributes, type ReactNode } from 'react';

type Props = Record<string, unknown>;

export interface SlotProps extends HTMLAttributes<HTMLElement> {
  children?: ReactNode;
}

/** Gives its props to its one child: classes of both, handlers of both, otherwise the child's own win. */
export function Slot({ children, ...given }: SlotProps) {
  if (!isValidElement<Props>(children)) return children;
  const own = children.props;
  const merged: Props = { ...given, ...own };
  for (const [name, handler] of Object.entries(given)) {
    const ownHandler = own[name];
    if (isHandler(handler) && isHandler(ownHandler)) merged[name] = inTurn(ownHandler, handler);
  }
  const className = clsx(given.className, typeof own.className === 'string' && own.className);
  return cloneElement(children, className === '' ? merged : { ...merged, className });
}

type Handler = (...values: unknown[]) => unknown;

function isHandler(value: unknown): value is Handler {
  return typeof value === 'function';
}

function inTurn(first: Handler, second: Handler): Handler {
  return (...values) => {
    first(...values);
    second(...values);
  };
}
