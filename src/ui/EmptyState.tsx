import type { ReactNode } from 'react';
import classes from './States.module.css';

type EmptyPicture =
  | 'cart'
  | 'nothing-found'
  | 'no-address'
  | 'offline'
  | 'outside-area'
  | 'not-found'
  | 'no-orders'
  | 'no-favourites'
  | 'no-trips'
  | 'no-messages'
  | 'no-news'
  | 'no-money'
  | 'no-points'
  | 'sign-in';

export interface EmptyStateProps {
  picture: EmptyPicture;
  /** One sentence that says what is (not) here. */
  title: ReactNode;
  /** Whether the sentence is the page's own heading. */
  isPage?: boolean;
  children?: ReactNode;
  /** The one way on. */
  action?: ReactNode;
}

export function EmptyState({ picture, title, isPage = false, children, action }: EmptyStateProps) {
  const Title = isPage ? 'h1' : 'h2';
  return (
    <div className={classes.state}>
      <img
        className={classes.picture}
        src={`/pictures/empty-${picture}.svg`}
        alt=""
        width={220}
        height={165}
        // Without a connection it may be out of reach itself.
        onError={({ currentTarget }) => {
          currentTarget.style.visibility = 'hidden';
        }}
      />
      <Title className={classes.title}>{title}</Title>
      {children && <div className={classes.text}>{children}</div>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
