import { MarkerF, PolygonF, PolylineF } from '@react-google-maps/api';
import { type MapShape, zoneFillOpacity } from './types';

/** An area that is drawn by hand, on the map of Google: corners are dragged, and a press adds one. */
export function GoogleShape({ shape }: { shape: MapShape }) {
  const { corners, chosen, wrong, cornerLabel, onMove, onChoose } = shape;
  return (
    <>
      <PolygonF
        paths={[...corners]}
        options={{ fillOpacity: zoneFillOpacity, strokeWeight: 3, clickable: false }}
      />
      {wrong.map((side) => {
        const [from, to] = [corners[side], corners[(side + 1) % corners.length]];
        return (
          from &&
          to && (
            <PolylineF
              key={side}
              path={[from, to]}
              options={{ strokeWeight: 6, strokeColor: '#c92a2a', clickable: false }}
            />
          )
        );
      })}
      {corners.map((corner, index) => (
        <MarkerF
          key={`${cornerLabel(index)} ${corner.lat} ${corner.lng}`}
          position={corner}
          draggable
          title={cornerLabel(index)}
          zIndex={index === chosen ? 1000 : 1}
          label={index === chosen ? '●' : ''}
          onClick={() => onChoose(index)}
          onDragEnd={({ latLng }) => {
            const at = latLng?.toJSON();
            if (at) onMove(index, at);
          }}
        />
      ))}
    </>
  );
}
