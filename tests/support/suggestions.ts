export const suggestion = (placeId: string, name: string) => ({
  placePrediction: {
    placeId,
    structuredFormat: { mainText: { text: name }, secondaryText: { text: 'Marsa Noor' } },
  },
});

/** The area that is delivered to, as `/zone/list` tells it. */
export const oldHarbour = {
  id: 1,
  name: 'Old Harbour',
  status: 1,
  coordinates: [
    { lat: 1, lng: 1 },
    { lat: 1, lng: 2 },
    { lat: 2, lng: 2 },
  ],
};
