import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'action'>;

export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);

  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      action={
        <IconButton
          label={shown ? 'Hide password' : 'Show password'}
          icon={shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          onClick={() => {
            setShown(!shown);
          }}
        />
      }
    />
  );
}
