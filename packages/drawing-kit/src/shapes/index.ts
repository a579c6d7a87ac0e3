import { bracketViews, type Bracket } from './bracket.js';
import { flangeViews, type Flange } from './flange.js';
import { frameViews, type Frame } from './frame.js';
import { gussetViews, type Gusset } from './gusset.js';
import { panelViews, type Panel } from './panel.js';
import type { Views } from './part-view.js';
import { plateViews, type Plate } from './plate.js';
import { profileViews, type Profile } from './profile.js';
import { shaftViews, type Shaft } from './shaft.js';

/** What can be drawn; all sizes in mm. */
export type Shape = Plate | Bracket | Shaft | Flange | Frame | Panel | Gusset | Profile;

/** The views that a drawing of the shape shows. */
export function viewsOf(shape: Shape): Views {
  switch (shape.kind) {
    case 'plate':
      return plateViews(shape);
    case 'bracket':
      return bracketViews(shape);
    case 'shaft':
      return shaftViews(shape);
    case 'flange':
      return flangeViews(shape);
    case 'frame':
      return frameViews(shape);
    case 'panel':
      return panelViews(shape);
    case 'gusset':
      return gussetViews(shape);
    case 'profile':
      return profileViews(shape);
  }
}
