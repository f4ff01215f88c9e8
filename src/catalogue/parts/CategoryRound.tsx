import { Link } from '@tanstack/react-router';
import type { Category } from '../../../domain/catalogue/catalogue';
import { Picture } from '../../ui/Picture';
import classes from './CategoryRound.module.css';

export const CategoryRound = (props: {
  category: Pick<Category, 'id' | 'name' | 'image_full_url'> & { module_id?: number };
}) => {
  const { id, name, image_full_url, module_id } = props.category;
  return (
    <Link
      to="/category/$id"
      params={{ id: String(id) }}
      search={{ module_id: module_id || undefined }}
      className={classes.link}
    >
      <span className={classes.round}>
        <Picture src={image_full_url} alt="" kind="category" width={112} height={112} />
      </span>
      <span className={classes.name}>{name}</span>
    </Link>
  );
};
