import { type DragEvent, useState } from 'react';

/** Where a piece is: the places of its sheet in the plan and of itself on it. */
type PiecePlace = Record<'cut' | 'piece', number>;

/**
 * Drags a piece from the picture of its sheet onto that of another one. A picture is dragged as a whole, since parts of it can't be: the
 * piece is that under the pointer.
 */
export const usePieceDrag = (move: (piece: PiecePlace, to: number) => void) => {
  const [dragged, setDragged] = useState<PiecePlace | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const end = () => {
    setDragged(null);
    setOver(null);
  };
  return {
    isDragging: dragged !== null,
    over,
    handlers: (cut: number) => ({
      draggable: true,
      onDragStart: (event: DragEvent) => {
        const under = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-piece]');
        if (!under) event.preventDefault();
        else {
          event.dataTransfer.setDragImage(under, 0, 0);
          setDragged({ cut, piece: Number(under.getAttribute('data-piece')) });
        }
      },
      onDragOver: (event: DragEvent) => {
        const target = dragged && dragged.cut !== cut ? cut : null;
        if (target !== null) event.preventDefault();
        setOver(target);
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        if (dragged) move(dragged, cut);
        end();
      },
      onDragEnd: end,
    }),
  };
};
