import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Avatar } from './avatar.tsx';

it('draws initials without a picture, with an accessible name', () => {
  render(<Avatar name="Blue Finch Coffee" kind="company" />);
  expect(screen.getByRole('img', { name: 'Blue Finch Coffee' })).toHaveTextContent('BF');
});

it('draws initials when the picture fails, and tries a new picture', () => {
  const { rerender } = render(<Avatar name="Maya Chen" src="/old.jpg" />);
  fireEvent.error(screen.getByRole('img', { name: 'Maya Chen' }));
  expect(screen.getByRole('img', { name: 'Maya Chen' })).toHaveTextContent('MC');
  rerender(<Avatar name="Maya Chen" src="/new.jpg" />);
  expect(screen.getByRole('img', { name: 'Maya Chen' })).toHaveAttribute('src', '/new.jpg');
});

it('is silent beside the written name', () => {
  render(<Avatar name="Maya Chen" decorative />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
