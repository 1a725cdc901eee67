import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Avatar } from '../display/avatar.tsx';
import { Button } from '../buttons/button.tsx';
import { Checkbox } from '../forms/checkbox.tsx';
import { FileDrop } from '../forms/file-drop.tsx';
import { NavBar } from '../navigation/nav-bar.tsx';
import { ProgressBar } from '../feedback/progress-bar.tsx';
import { SegmentedControl } from '../forms/segmented-control.tsx';
import { SelectField } from '../forms/select-field.tsx';
import { Switch } from '../forms/switch.tsx';
import { Tabs } from '../navigation/tabs.tsx';
import { TagInput } from '../forms/tag-input.tsx';
import { Toaster } from '../feedback/toaster.tsx';
import { Wordmark } from '../display/wordmark.tsx';

const nothing = () => undefined;

// Our style-src allows no style attribute or element in HTML.
it('renders on the server without inline styles', () => {
  const html = renderToString(
    <>
      <NavBar
        home={<Wordmark />}
        seeker={[{ label: 'Jobs', icon: null, element: <a href="/jobs" /> }]}
        employer={[{ label: 'Log out', icon: null, element: <button type="button" /> }]}
      />
      <Avatar name="Blue Finch Coffee" />
      <Button pending>Save</Button>
      <Checkbox label="Remember me" />
      <Switch label="Email" />
      <SelectField label="Type" options={[{ value: 'a', label: 'A' }]} />
      <ProgressBar label="clip.mp4" percent={40} />
      <SegmentedControl
        label="Status"
        segments={[{ value: 'active', label: 'Active' }]}
        value="active"
        onValueChange={nothing}
      />
      <Tabs label="Lists" items={[{ id: 'a', label: 'A' }]} selected="a" onSelect={nothing}>
        A
      </Tabs>
      <TagInput label="Clubs" values={['Chess']} onValuesChange={nothing} />
      <FileDrop label="Choose a video" onFiles={nothing} />
      <Toaster />
    </>,
  );
  expect(html).not.toMatch(/\sstyle=|<style/);
});
