import { Avatar } from '@mui/material';
import { fileUrl } from '../api';

/** First letters of the first and the last name. */
const initials = (name: string): string => {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => word?.charAt(0) ?? '')
    .join('')
    .toUpperCase();
};

interface UserAvatarProps {
  name: string;
  avatar?: string | null;
  size?: number;
}

/** A person's picture, or the initials. */
export const UserAvatar = ({ name, avatar, size = 28 }: UserAvatarProps) => (
  <Avatar
    src={fileUrl(avatar) ?? undefined}
    alt=""
    sx={{
      width: size,
      height: size,
      fontSize: size * 0.4,
      fontWeight: 600,
      color: 'text.primary',
      backgroundColor: 'divider',
    }}
  >
    {initials(name)}
  </Avatar>
);
