import { Combobox, Highlight } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import type { PlacePrediction } from '../../../domain/place/place';
import classes from './PlaceRow.module.css';

/** A place found by the beginning of its name (LOC-15); what was typed of it stands out. */
export const PlaceRow = ({ place, typed }: { place: PlacePrediction; typed: string }) => {
  const { mainText, secondaryText } = place.structuredFormat;
  return (
    <Combobox.Option value={place.placeId} className={classes.option}>
      <IconMapPin size={20} aria-hidden className={classes.pin} />
      <span className={classes.words}>
        <Highlight component="span" highlight={typed.trim()} className={classes.main}>
          {mainText.text}
        </Highlight>
        <span className={classes.second}>{secondaryText.text}</span>
      </span>
    </Combobox.Option>
  );
};
