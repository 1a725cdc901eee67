import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Tabs } from './tabs.tsx';

const ITEMS = [
  { id: 'saved', label: 'Saved Jobs', count: 2 },
  { id: 'applied', label: 'Applied Jobs', count: 0 },
];

function History() {
  const [selected, setSelected] = useState('saved');
  return (
    <Tabs label="Job history" items={ITEMS} selected={selected} onSelect={setSelected}>
      The {selected} jobs
    </Tabs>
  );
}

it('moves and selects with the arrows, Home and End, around the ends', async () => {
  render(<History />);
  const saved = screen.getByRole('tab', { name: 'Saved Jobs 2' });
  const applied = screen.getByRole('tab', { name: 'Applied Jobs 0' });
  await userEvent.tab();
  expect(saved).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(applied).toHaveFocus();
  expect(applied).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel', { name: 'Applied Jobs 0' })).toHaveTextContent(
    'The applied jobs',
  );
  await userEvent.keyboard('{ArrowRight}');
  expect(saved).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(applied).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(saved).toHaveFocus();
});

it('is one stop of the Tab key, then the panel', async () => {
  render(<History />);
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});
