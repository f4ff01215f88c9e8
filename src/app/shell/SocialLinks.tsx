import {
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandPinterest,
  IconBrandX,
} from '@tabler/icons-react';
import classes from '../../ui/Footer.module.css';

const icons = {
  facebook: IconBrandFacebook,
  instagram: IconBrandInstagram,
  twitter: IconBrandX,
  linkedin: IconBrandLinkedin,
  pinterest: IconBrandPinterest,
};

const isKnown = (name: string): name is keyof typeof icons => Object.hasOwn(icons, name);

/** Links to social media of the known types (FOOT-04, FOOT-05). */
export function SocialLinks({ links }: { links: { name: string; link: string }[] }) {
  return (
    <div className={classes.social}>
      {links.map(({ name, link }) => {
        if (!isKnown(name)) return null;
        const Icon = icons[name];
        return (
          <a key={name} href={link} aria-label={name} rel="noreferrer" target="_blank">
            <Icon size={22} />
          </a>
        );
      })}
    </div>
  );
}
