import { IconBriefcase, IconHome, IconMapPin } from '@tabler/icons-react';

const icons: Record<string, typeof IconHome> = { home: IconHome, office: IconBriefcase };

export function AddressIcon({ type, className }: { type: string; className?: string | undefined }) {
  const Icon = icons[type.toLowerCase()] ?? IconMapPin;
  return <Icon size={20} aria-hidden className={className} />;
}
